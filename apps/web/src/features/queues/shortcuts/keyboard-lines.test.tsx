import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { KeyboardLines } from './keyboard-lines.tsx'

it.each([
  ['pcr', false],
  ['pcr', true],
  ['np', false],
  ['np', true],
] as const)('no key means two things in the %s queue (managing: %s)', (queue, managing) => {
  const { container } = render(
    <MantineProvider>
      <KeyboardLines queue={queue} managing={managing} />
    </MantineProvider>,
  )
  const keys = [...container.querySelectorAll('kbd')].map(({ textContent }) => textContent)
  expect(keys.length).toBeGreaterThan(20)
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([])
})
