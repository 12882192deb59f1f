import axe from 'axe-core'
import { expect } from 'vitest'

const TEXT_TARGETS = 'button[aria-label], a[aria-label], [role=button][aria-label], [role=tab][aria-label], [role=link][aria-label]'

/** Nothing that axe calls serious or critical. Colours and sizes are left to the journeys: no style sheet is loaded here. */
export async function expectAccessible(where: Element = document.body): Promise<void> {
  const { violations } = await axe.run(where, {
    resultTypes: ['violations'],
    preload: false,
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  })
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)).toEqual([])
  expect(labelsWithoutTheirText(where), 'names that do not hold the text that is seen').toEqual([])
}

/** Axe leaves this rule undecided where nothing is drawn: people who speak to the page say the words that they see (WCAG 2.5.3). */
function labelsWithoutTheirText(where: Element): string[] {
  const named = [...where.querySelectorAll(TEXT_TARGETS)].map((one) => ({
    label: plain(one.getAttribute('aria-label') ?? ''),
    text: plain(seenText(one)),
  }))
  return named
    .filter(({ label, text }) => text.length > 1 && !label.includes(text))
    .map(({ label, text }) => `“${text}” is not in “${label}”`)
}

function seenText(node: Node): string {
  if (node instanceof Element && (node.getAttribute('aria-hidden') === 'true' || node.tagName === 'STYLE')) return ''
  return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [...node.childNodes].map(seenText).join(' ')
}

/** As axe compares: case, punctuation and spaces apart. */
function plain(text: string): string {
  return text
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
