/** Where on a world the points of a line of the score sheet came from. */

import { SPACES } from './geometry'
import { faceOf, isAnimal, landscapeOf } from './tiles'
import type { LineName, World } from './view'

export interface Origins {
  spaces: string[]
  /** Edges such as "c3e". */
  edges: string[]
}

const standing = (world: World, wanted: (stands: ReturnType<typeof faceOf>['stands']) => boolean) =>
  SPACES.filter((space) => world.tiles[space] && wanted(faceOf(world.tiles[space]).stands))

function finished(world: World, wanted: (landscape: string) => boolean): string[] {
  return (world.finished ?? []).filter(({ landscape }) => wanted(landscape)).flatMap(({ spaces }) => spaces)
}

/** What a score modifier looks at. */
function modified(world: World, modifier: string | undefined): string[] {
  if (modifier === 'most-aquatic-animals') return standing(world, (stands) => isAnimal(stands) && landscapeOf(stands) === 'water')
  if (modifier?.endsWith('lake') || modifier?.endsWith('lakes')) return finished(world, (landscape) => landscape === 'water')
  if (modifier === 'largest-forest') return finished(world, (landscape) => landscape === 'forest')
  return modifier ? finished(world, (landscape) => landscape !== 'water') : []
}

export function origins(world: World, line: LineName, modifier?: string): Origins {
  const none: Origins = { spaces: [], edges: [] }
  switch (line) {
    case 'animals':
      return { ...none, spaces: standing(world, isAnimal) }
    case 'landscapes':
      return { ...none, spaces: finished(world, (landscape) => landscape !== 'water') }
    case 'volcanoes':
      return { ...none, spaces: standing(world, (stands) => stands === 'active' || stands === 'inactive') }
    case 'empty':
      return { ...none, spaces: SPACES.filter((space) => !world.tiles[space]) }
    case 'misconnections':
      return { ...none, edges: world.misconnections }
    case 'modifier':
      return { ...none, spaces: modified(world, modifier) }
    default:
      return none
  }
}
