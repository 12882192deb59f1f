import axe from 'axe-core'
import { expect } from 'vitest'

/** Nothing that axe calls serious or critical. Colours and sizes are left to the journeys: no style sheet is loaded here. */
export async function expectAccessible(where: Element = document.body): Promise<void> {
  const { violations } = await axe.run(where, {
    resultTypes: ['violations'],
    preload: false,
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  })
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)).toEqual([])
}
