/** The par of a heap in words. */

export function told(points: number): string {
  if (points === 0) return 'Par: no minus point at all.'
  return points === 1 ? 'Par: 1 minus point.' : `Par: ${points} minus points.`
}
