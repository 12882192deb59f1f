import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../test/render.tsx'
import { FirstChip } from './patient-chips.tsx'

const chip = (key: string) => ({ key, label: key, tone: 'plain' }) as const

test('a row shows one flag and how many more there are, whose names are in the tip', async () => {
  await render(<FirstChip chips={[chip('call'), chip('suicidality'), chip('anticoagulant'), chip('drives daily')]} />)
  expect(screen.getByText('suicidality')).toBeDefined()
  const more = screen.getByText('+2').parentElement
  expect(more?.dataset.tip).toBe('anticoagulant, drives daily')
  expect(screen.queryByText('call')).toBeNull()
})

test('a row without flags says nothing, and the phone alone says who wants a call', async () => {
  await render(<FirstChip chips={[chip('call')]} />)
  expect(document.querySelector('[data-tone]')).toBeNull()
})
