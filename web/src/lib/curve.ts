/** A curve of ratings as a drawing. */

import type { CurvePoint } from './contract'

export interface Drawing {
  line: string
  /** Where the truth is for 95 of 100. */
  band: string
  lowest: number
  highest: number
}

const STEP = 100

/** From left to right game by game, between whole hundreds. */
export function draw(points: CurvePoint[], width: number, height: number): Drawing {
  const lowest = Math.floor(Math.min(...points.map(({ rating }) => rating)) / STEP) * STEP - STEP
  const highest = Math.ceil(Math.max(...points.map(({ rating }) => rating)) / STEP) * STEP + STEP
  const x = (at: number) => round((at / Math.max(1, points.length - 1)) * width)
  const y = (value: number) => round(height - ((clamp(value, lowest, highest) - lowest) / (highest - lowest)) * height)
  const upper = points.map(({ rating, error }, at) => `${x(at)},${y(rating + error)}`)
  const lower = points.map(({ rating, error }, at) => `${x(at)},${y(rating - error)}`).reverse()
  return {
    line: points.map(({ rating }, at) => `${x(at)},${y(rating)}`).join(' '),
    band: [...upper, ...lower].join(' '),
    lowest,
    highest,
  }
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
const round = (value: number) => Math.round(value * 10) / 10
