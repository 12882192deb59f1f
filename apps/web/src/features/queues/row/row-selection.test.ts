import { describe, expect, it, vi } from 'vitest'
import { createRowSelection } from './row-selection.ts'

const chosenIn = (selection: ReturnType<typeof createRowSelection>) => [...selection.chosen().ids]

describe('the marks of a screen’s rows', () => {
  it('choose rows of one table at a time', () => {
    const selection = createRowSelection()
    selection.choose('mine', ['a', 'b'], true)
    selection.choose('mine', ['a'], false)
    expect(chosenIn(selection)).toEqual(['b'])
    selection.choose('unassigned', ['c'], true)
    expect(selection.chosen()).toMatchObject({ list: 'unassigned', ids: new Set(['c']) })
    expect([selection.isChosen('mine', 'b'), selection.isChosen('unassigned', 'c')]).toEqual([false, true])
  })

  it('forget who has left the page, and all who match stay all who match', () => {
    const selection = createRowSelection()
    selection.choose('mine', ['a', 'b'], true)
    selection.retain('unassigned', [])
    selection.retain('mine', ['b', 'c'])
    expect(chosenIn(selection)).toEqual(['b'])
    selection.chooseMatching('mine')
    selection.retain('mine', ['b', 'd'])
    expect(selection.chosen()).toMatchObject({ matching: true, ids: new Set(['b', 'd']) })
    selection.retain('mine', [])
    expect(selection.chosen()).toMatchObject({ list: null, matching: false })
  })

  it('tell those who listen, and only where something changed', () => {
    const selection = createRowSelection()
    selection.choose('mine', ['a'], true)
    const listen = vi.fn()
    const stop = selection.subscribe(listen)
    selection.retain('mine', ['a'])
    expect(listen).not.toHaveBeenCalled()
    selection.choose('mine', ['b'], true)
    expect(listen).toHaveBeenCalledTimes(1)
    stop()
    selection.clear()
    expect(listen).toHaveBeenCalledTimes(1)
  })
})
