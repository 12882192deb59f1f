import { expect, test } from 'vitest'
import { project, projectPath } from './map-projection.ts'

/** Points of the Mercator source: 95° west is 412.7 units from its left edge, the sixtieth parallel 767 from its top. */
const MIDDLE = 412.66
const SIXTIETH = 767

test('the meridian of 95° west points straight up, and places as far to its left and right lie level', () => {
  expect(project([MIDDLE, SIXTIETH])[0]).toBeCloseTo(0, 1)
  const [left, right] = [project([MIDDLE - 100, SIXTIETH]), project([MIDDLE + 100, SIXTIETH])]
  expect(left[0]).toBeCloseTo(-right[0], 0)
  expect(left[1]).toBeCloseTo(right[1], 0)
})

test('the north takes the room it has on the globe: a degree of longitude is shorter there', () => {
  const width = (y: number) => project([MIDDLE + 9, y])[0] - project([MIDDLE, y])[0]
  expect(width(100)).toBeLessThan(width(SIXTIETH) * 0.5)
})

test('a path keeps its rings, each from where the last one started, and long lines become curves', () => {
  const drawn = projectPath(`m ${MIDDLE},700 60,0 0,5 z m 10,40 1,0 0,1 z`)
  const rings = drawn.split('Z').filter(Boolean)
  expect(rings).toHaveLength(2)
  expect(rings[0]?.split('L').length).toBeGreaterThan(20)
  const [x = 0, y = 0] = (rings[1]?.slice(1).split('L')[0] ?? '').split(' ').map(Number)
  const [wantedX, wantedY] = project([MIDDLE + 10, 740])
  expect([Math.abs(x - wantedX) < 0.1, Math.abs(y - wantedY) < 0.1]).toEqual([true, true])
})
