import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { cardProps, chatCard, inFrench, MESSAGES, renderChat } from '../../../test/chat.tsx'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { VariantCard } from './variant-card.tsx'

const ONE = 'OPENQUESTIONRADIOOPTIONSWINDOW'
const SEVERAL = 'OPENQUESTIONCHECKBOXOPTIONSWINDOW'
const TEXT_ACTION = 'OPENQUESTIONTEXT'
const { variants } = MESSAGES.en.forms
const optionsOf = (...labels: string[]) => labels.map((label) => ({ label, value: label }))
const show = (action: string, labels: string[], data: Record<string, unknown>) => {
  const props = cardProps()
  const card = chatCard({ kind: 'look', options: optionsOf(...labels), data }, { action, heading: 'How was the night?' })
  return { ...renderChat(<VariantCard {...props} card={card} />), props }
}
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: MESSAGES.en.button.submit })
const note = () => screen.getByRole('alertdialog', { name: variants.note })
const understood = () => within(note()).getByRole('button', { name: variants.understood })

describe('a slider', () => {
  test('is no answer until it was touched, and says its number (REQ-413, REQ-416)', async () => {
    const { user, props } = show(TEXT_ACTION, [], { widget: 'slider', kind: 'number', input: 'number', minimum: 0, maximum: 10 })
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'How was the night?' })
    expect(slider.getAttribute('aria-valuetext')).toBe(variants.notChosen)
    expect(submit().disabled).toBe(true)
    fireEvent.change(slider, { target: { value: '7' } })
    expect(slider.getAttribute('aria-valuetext')).toBe('7')
    await expectAccessible()
    await user.click(submit())
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: '7', shown: '7' })
  })

  test('goes through choices by their names (REQ-416)', async () => {
    const { user, props } = show(ONE, ['Bad', 'Fair', 'Good'], { widget: 'slider' })
    const slider = screen.getByRole('slider')
    fireEvent.change(slider, { target: { value: '2' } })
    expect(slider.getAttribute('aria-valuetext')).toBe('Good')
    await user.click(submit())
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'Good', shown: 'Good' })
  })
})

describe('stars', () => {
  test('are radio buttons that say how many of how many (REQ-413)', async () => {
    const { user, props } = show(ONE, ['1', '2', '3', '4', '5'], { widget: 'star' })
    expect(submit().disabled).toBe(true)
    await user.click(screen.getByRole('radio', { name: variants.stars(4, 5) }))
    await expectAccessible()
    await user.click(submit())
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: '4', shown: '4' })
  })
})

describe('choices of many', () => {
  const data = {
    widget: 'multi_select',
    groups: [{ label: 'To drink', values: ['Tea', 'Warm milk'] }],
    notices: [{ value: 'Warm milk', text: 'A cup is enough.' }],
    popups: [{ value: 'Tea', text: 'Black tea keeps many people awake.' }],
    exclusive: ['Nothing'],
    selectAll: ['All of these'],
  }
  const LABELS = ['Tea', 'Warm milk', 'A walk', 'All of these', 'Nothing']
  const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

  test('stand under the labels of their groups (REQ-420)', async () => {
    show(SEVERAL, LABELS, data)
    expect(within(screen.getByRole('group', { name: 'To drink' })).getAllByRole('checkbox')).toHaveLength(2)
    await expectAccessible()
  })

  test('a notice stands below its choice while it is chosen (REQ-420)', async () => {
    const { user } = show(SEVERAL, LABELS, data)
    await user.click(box('Warm milk'))
    expect(screen.getByText('A cup is enough.')).toBeDefined()
    await user.click(box('Warm milk'))
    expect(screen.queryByText('A cup is enough.')).toBeNull()
  })

  test('a message stands in the way once, and the focus comes back (REQ-419)', async () => {
    const { user } = show(SEVERAL, LABELS, data)
    await user.click(box('Tea'))
    expect(note().textContent).toContain('Black tea keeps many people awake.')
    await user.click(understood())
    expect(document.activeElement).toBe(box('Tea'))
    await user.click(box('Tea'))
    await user.click(box('Tea'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('one chooses all the others, one takes them all away (REQ-420)', async () => {
    const { user } = show(SEVERAL, LABELS, data)
    await user.click(box('Nothing'))
    await user.click(box('All of these'))
    await user.click(understood())
    expect(LABELS.map((label) => box(label).checked)).toEqual([true, true, true, true, false])
    await user.click(box('A walk'))
    expect(box('All of these').checked).toBe(false)
    await user.click(box('Nothing'))
    expect(LABELS.map((label) => box(label).checked)).toEqual([false, false, false, false, true])
  })

  test('are sent once every message was read (REQ-419)', async () => {
    const { user, props } = show(ONE, ['Tea', 'Warm milk'], data)
    screen.getByLabelText('Warm milk').focus()
    await user.keyboard('{ArrowUp}')
    await user.click(box('Tea'))
    expect(props.onAnswer).not.toHaveBeenCalled()
    await user.click(understood())
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'Tea', shown: 'Tea' })
  })
})

describe('the device’s own list', () => {
  test('is offered where its builder wants it, with its message (REQ-413, REQ-419)', async () => {
    const popups = [{ value: 'In a chair', text: 'Please tell your practitioner why.' }]
    const { user, props } = show(ONE, ['In bed', 'In a chair'], { widget: 'select_box', popups })
    await user.selectOptions(screen.getByRole('combobox', { name: 'How was the night?' }), 'In a chair')
    await user.click(understood())
    await expectAccessible()
    await user.click(submit())
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'In a chair', shown: 'In a chair' })
  })
})

describe('buttons', () => {
  test('are an answer by one press (REQ-413)', async () => {
    const { user, props } = show(ONE, ['Gladly', 'Not now'], { widget: 'button' })
    await user.click(screen.getByRole('button', { name: 'Gladly' }))
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'Gladly', shown: 'Gladly' })
  })

  test('ask for a second press where one has something to say first (REQ-420)', async () => {
    const notices = [{ value: 'Not now', text: 'You can ask for it at any time.' }]
    const { user, props } = show(ONE, ['Gladly', 'Not now'], { widget: 'button', notices })
    await user.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.getByText('You can ask for it at any time.')).toBeDefined()
    expect(props.onAnswer).not.toHaveBeenCalled()
    await expectAccessible()
    await user.click(submit())
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'Not now', shown: 'Not now' })
  })

  test('show bold and italic words of their builder, and nothing else of HTML (REQ-420)', () => {
    const html = [
      {
        value: 'Gladly',
        parts: [
          { kind: 'b', parts: [{ kind: 'text', text: 'Very gladly' }] },
          { kind: 'script', text: 'x' },
        ],
      },
    ]
    show(ONE, ['Gladly', 'Not now'], { widget: 'button', html })
    expect(screen.getByText('Very gladly').closest('b')).not.toBeNull()
    expect(document.querySelector('script')).toBeNull()
  })
})

describe('a number', () => {
  const data = { widget: 'numerical', kind: 'number', input: 'number', minimum: 0, maximum: 7, units: { one: 'night', other: 'nights' } }

  test('has a word for one and a word for several (REQ-422)', async () => {
    const { user, props } = show(TEXT_ACTION, [], data)
    const field = screen.getByRole('textbox', { name: 'How was the night?' })
    expect(screen.getByText('nights')).toBeDefined()
    await user.type(field, '1')
    expect(screen.getByText('night')).toBeDefined()
    await user.click(submit())
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: '1', shown: '1 night' })
  })

  test('is refused beside its field when it is too large (REQ-422)', async () => {
    const { user, props } = show(TEXT_ACTION, [], data)
    await user.type(screen.getByRole('textbox'), '8{Enter}')
    expect(screen.getByText(MESSAGES.en.error.atMost(7, ' nights'))).toBeDefined()
    expect(props.onAnswer).not.toHaveBeenCalled()
    await expectAccessible()
  })
})

describe('a section', () => {
  test('is read and passed (REQ-413)', async () => {
    const { user, props } = show(ONE, ['Continue'], { widget: 'section' })
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'Continue', shown: 'Continue' })
  })
})

describe('a drawing', () => {
  const draw = () => show(TEXT_ACTION, [], { widget: 'draw' })
  const canvas = () => screen.getByRole('application', { name: 'How was the night?' })

  test('can be made with keys alone, and a line taken back (REQ-413)', async () => {
    const { user, props } = draw()
    expect(submit().disabled).toBe(true)
    expect(screen.getByText(variants.strokes(0))).toBeDefined()
    canvas().focus()
    await user.keyboard(' {ArrowRight}{ArrowDown} {ArrowRight} {ArrowUp}')
    expect(screen.getByText(`${variants.strokes(2)} · ${variants.penDown}`)).toBeDefined()
    await user.click(screen.getByRole('button', { name: variants.undoLine }))
    expect(screen.getByText(variants.strokes(1))).toBeDefined()
    await expectAccessible()
    await user.click(submit())
    expect(props.onAnswer.mock.calls[0]?.[0]).toMatchObject({ shown: variants.drawing, context: { drawing: 'drawing:M200 150l10 0 0 10' } })
  })

  test('can be said in words instead, and come back to (REQ-413)', async () => {
    const { user, props } = draw()
    await user.click(screen.getByRole('button', { name: variants.inWords }))
    await user.type(screen.getByRole('textbox'), 'At the window{Enter}')
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'At the window', shown: 'At the window' })
    await user.click(screen.getByRole('button', { name: variants.asDrawing }))
    expect(canvas()).toBeDefined()
  })

  test('shows what was drawn before', () => {
    show(TEXT_ACTION, [], { widget: 'draw', drawn: 'M1 1L2 2' })
    expect(screen.getByRole('img', { name: variants.drawnBefore })).toBeDefined()
  })
})

describe('a picture', () => {
  test('is taken or chosen, or said in words; nothing can be sent before (REQ-413)', async () => {
    const { user, props } = show(TEXT_ACTION, [], { widget: 'picture' })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: variants.usePicture }).disabled).toBe(true)
    expect(screen.getByRole('button', { name: variants.takePicture })).toBeDefined()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: variants.inWords }))
    await user.type(screen.getByRole('textbox'), 'Dark and small{Enter}')
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'Dark and small', shown: 'Dark and small' })
  })
})

test('a question without a shape of its own takes words', async () => {
  const { user, props } = show(TEXT_ACTION, [], { widget: 'text' })
  await user.type(screen.getByRole('textbox'), 'Fine{Enter}')
  expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'Fine', shown: 'Fine' })
})

test('shapes speak French (REQ-413)', async () => {
  await inFrench()
  show(ONE, ['1', '2', '3'], { widget: 'star' })
  expect(screen.getByRole('radio', { name: MESSAGES.fr.forms.variants.stars(2, 3) })).toBeDefined()
  expect(screen.getByText(MESSAGES.fr.forms.variants.notChosen)).toBeDefined()
})
