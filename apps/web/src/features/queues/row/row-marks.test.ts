import { describe, expect, it, vi } from 'vitest'
import { createRowMarks } from './row-marks.ts'

const chosenIn = (marks: ReturnType<typeof createRowMarks>) => [...marks.chosen().ids]

describe('the marks of a screen’s rows', () => {
  it('choose rows of one table at a time', () => {
    const marks = createRowMarks()
    marks.choose('mine', ['a', 'b'], true)
    marks.choose('mine', ['a'], false)
    expect(chosenIn(marks)).toEqual(['b'])
    marks.choose('unassigned', ['c'], true)
    expect(marks.chosen()).toMatchObject({ list: 'unassigned', ids: new Set(['c']) })
    expect([marks.isChosen('mine', 'b'), marks.isChosen('unassigned', 'c')]).toEqual([false, true])
  })

  it('forget who has left the page, and all who match stay all who match', () => {
    const marks = createRowMarks()
    marks.choose('mine', ['a', 'b'], true)
    marks.keep('unassigned', [])
    marks.keep('mine', ['b', 'c'])
    expect(chosenIn(marks)).toEqual(['b'])
    marks.chooseMatching('mine')
    marks.keep('mine', ['b', 'd'])
    expect(marks.chosen()).toMatchObject({ matching: true, ids: new Set(['b', 'd']) })
    marks.keep('mine', [])
    expect(marks.chosen()).toMatchObject({ list: null, matching: false })
  })

  it('tell those who listen, and only where something changed', () => {
    const marks = createRowMarks()
    marks.choose('mine', ['a'], true)
    const hear = vi.fn()
    const stop = marks.subscribe(hear)
    marks.keep('mine', ['a'])
    expect(hear).not.toHaveBeenCalled()
    marks.toggleOpen('a')
    expect(marks.opened()).toEqual(new Set(['a']))
    expect([marks.close('a'), marks.close('a')]).toEqual([true, false])
    expect(hear).toHaveBeenCalledTimes(2)
    stop()
    marks.clear()
    expect(hear).toHaveBeenCalledTimes(2)
  })
})
