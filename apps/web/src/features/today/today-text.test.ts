import { describe, expect, test } from 'vitest'
import { dueSentence, greeting, leftText, reasonText, spanText } from './today-text.ts'

const NOW = '2026-03-02T15:00:00.000Z'

describe('the words of Today', () => {
  test('greet by clinic time', () => {
    expect([greeting('08:59', 'Amara Osei'), greeting('12:00', 'Amara Osei'), greeting('18:00', 'Amara')]).toEqual([
      ...['Good morning, Amara', 'Good afternoon, Amara', 'Good evening, Amara'],
    ])
  })

  test('say a span in two units, and what is left or over', () => {
    expect([0, 59, 65, 1440 + 65].map(spanText)).toEqual(['0 min', '59 min', '1 h 05 min', '1 d 1 h'])
    expect([leftText('2026-03-02T15:22:30.000Z', NOW), leftText('2026-03-02T13:50:00.000Z', NOW)]).toEqual([
      ...['22 min left', 'over by 1 h 10 min'],
    ])
  })

  test('count the waits that are over and those that will be', () => {
    expect(dueSentence(0, 0)).toBe('No waits are due in the next two hours.')
    expect(dueSentence(1, 4)).toBe('1 wait over the limit, 4 waits due within two hours.')
    expect(dueSentence(2, 0)).toBe('2 waits over the limit.')
  })

  test('give the strongest reason first', () => {
    const row = {
      ...{
        patient_id: 'TCN-1',
        name: 'Pat',
        province: null,
        appointment_type: 'N/A',
        queue: 'pcr',
        holder: null,
        due_at: null,
        call_due: null,
      },
    }
    const of = (more: object) =>
      reasonText({ ...row, urgent_reason: '', help_reason: '', on_hold: false, notes: 'Call first', ...more } as never)
    expect([
      of({}),
      of({ on_hold: true }),
      of({ help_reason: 'Chatbot Help' }),
      of({ urgent_reason: 'suicide', help_reason: 'x', call_due: '2026-03-02 14:30' }),
      of({ help_reason: 'x', call_due: '2026-03-02 14:30' }),
      of({ help_reason: 'Chatbot Help', safety_concern: true }),
    ]).toEqual([
      ...['Call first', 'On hold. Call first', 'Asked for a person', 'Spoke of suicide', 'Call was due 2 Mar 14:30 (patient’s time)'],
      'Call today: may be in danger',
    ])
  })
})
