import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../test/render.tsx'
import { ScoreLine } from './score-line.tsx'

test('a mean is written with one decimal, and so is how it moved', async () => {
  const points = [
    { at: '2026-10-01T12:00:00Z', value: 6, band: 'moderate', high: false },
    { at: '2026-11-01T12:00:00Z', value: 22 / 3, band: 'severe', high: true },
  ]
  await render(<ScoreLine score={{ key: 'pain_scale', name: 'Pain (PEG)', points }} />)
  expect(document.body.textContent).toContain('Pain (PEG) 7.3 of 10')
  expect(document.body.textContent).toContain('up by 1.3')
  expect(document.body.textContent).not.toMatch(/\d\.\d\d/)
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Pain (PEG) over time: 6, 7.3')
  expect(document.querySelector('[data-tone="bad"]')).toBeNull()
})
