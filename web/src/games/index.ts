/** The games that this client can draw, by the name the server knows them by. */

import MandalaEmblem from './mandala/Emblem.svelte'
import { chapters as mandalaChapters } from './mandala/chapters'
import MondoEmblem from './mondo/Emblem.svelte'
import { chapters as mondoChapters } from './mondo/chapters'
import { option as mondoOption } from './mondo/options'
import MottainaiEmblem from './mottainai/Emblem.svelte'
import { chapters as mottainaiChapters } from './mottainai/chapters'
import { option as mottainaiOption } from './mottainai/options'
import PatternsEmblem from './patterns/Emblem.svelte'
import { chapters as patternsChapters } from './patterns/chapters'
import type { GameEntry } from './types'

export const games: Record<string, GameEntry> = {
  patterns: {
    tagline: 'Gather scattered sand into patterns. Late patterns are worth the most, if there is room left for them to grow.',
    facts: ['2 players', 'about 20 minutes', 'everything is open'],
    Emblem: PatternsEmblem,
    chapters: patternsChapters,
    load: async () => (await import('./patterns')).default,
  },
  mandala: {
    tagline: 'Lay colored sand into two Mandalas, rule their Fields, and claim the Mountain when all six colors have come together.',
    facts: ['2 players', 'about 30 minutes', 'hidden hands'],
    Emblem: MandalaEmblem,
    chapters: mandalaChapters,
    load: async () => (await import('./mandala')).default,
  },
  mottainai: {
    tagline: 'Every card is a work, a helper and a material. Follow the tasks of others, fill the wings of your temple, waste nothing.',
    facts: ['2–6 players', 'about 30 minutes', '54 different works'],
    Emblem: MottainaiEmblem,
    chapters: mottainaiChapters,
    option: mottainaiOption,
    load: async () => (await import('./mottainai')).default,
  },
  mondo: {
    tagline: 'Build a world before the sand runs out. Everybody grabs from one heap at once, and the last volcano is always yours.',
    facts: ['1–4 players', 'about 20 minutes', 'everybody at once'],
    Emblem: MondoEmblem,
    chapters: mondoChapters,
    option: mondoOption,
    load: async () => (await import('./mondo')).default,
  },
}
