import { type StatusPatch, statusPatch } from '@clinic/contract/patients'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { interpretChange } from './interpret-change.ts'
import { newPatient } from './status-fields.ts'

const stored = { ...newPatient('TCN-1'), appointment_type: 'Renewal' }
const read = (patch: Omit<StatusPatch, 'patient_id'>) => interpretChange({ patient_id: 'TCN-1', ...patch }, stored)
const NOW = '2026-11-20T15:00:00.000Z'

describe('an outside client’s patch becomes actions (REQ-692)', () => {
  test.each<[string, Omit<StatusPatch, 'patient_id'>, unknown[]]>([
    ['a PCR name is a claim or an assignment', { assigned_pcr: 'Ann Osei' }, [{ verb: 'claim-or-assign', queue: 'pcr', name: 'Ann Osei' }]],
    [
      'an NP name is a claim or an assignment',
      { assigned_np: 'Dana Whitfield' },
      [{ verb: 'claim-or-assign', queue: 'np', name: 'Dana Whitfield' }],
    ],
    ['no NP is a release (REQ-493)', { assigned_np: null }, [{ verb: 'unassign', queue: 'np' }]],
    ['a release with the hold cleared is one release', { assigned_np: null, on_hold_in_queue: false }, [{ verb: 'unassign', queue: 'np' }]],
    ['on hold', { on_hold_in_queue: true }, [{ verb: 'hold' }]],
    [
      'PCR off and NP on is the move to the NP queue (REQ-445)',
      { in_pcr_queue: false, in_np_queue: true, assigned_np: '', entered_np_queue_at: NOW, system_notes: 'x' },
      [{ verb: 'send-to-np' }],
    ],
    [
      'NP off and PCR on is the move back (REQ-497)',
      { in_pcr_queue: true, in_np_queue: false, on_hold_in_queue: false },
      [{ verb: 'send-back' }],
    ],
    [
      'NP off with a completion time is a completed appointment (REQ-501 to REQ-507)',
      {
        is_new_patient: false,
        assigned_pcr: null,
        assigned_np: null,
        on_hold_in_queue: false,
        last_seen_practitioner: 'Dana Whitfield',
        in_np_queue: false,
        completed_appointment_at: NOW,
        upcoming_renewal_date: '2027-11-20',
      },
      [{ verb: 'complete-appointment' }],
    ],
    [
      'not eligible is marking as ineligible (REQ-452)',
      { eligible: false, ineligible_reason: 'Schizophrenia', eligible_date: null, in_pcr_queue: false, assigned_pcr: null },
      [{ verb: 'mark-ineligible', ineligible_reason: 'Schizophrenia', eligible_date: null }],
    ],
    [
      'eligible again is a reset (REQ-619)',
      { eligible: true, eligible_date: null, ineligible_reason: '' },
      [{ verb: 'reset-eligibility' }],
    ],
    [
      'the manual entry of the Patient Manager (REQ-620)',
      {
        in_pcr_queue: true,
        need_pcr_help_flag: true,
        pcr_help_reason: 'Added By Patient Manager',
        appointment_type: 'Added By Patient Manager',
        entered_pcr_queue_at: NOW,
      },
      [
        {
          verb: 'manage',
          order: {
            verb: 'put-in-pcr-queue',
            appointment_type: 'Added By Patient Manager',
            pcr_help_reason: 'Added By Patient Manager',
            need_pcr_help_flag: true,
          },
        },
      ],
    ],
    ['notes', { appointment_notes: 'Prefers mornings' }, [{ verb: 'write-notes', appointment_notes: 'Prefers mornings' }]],
    ['a province in words', { province: 'Nova Scotia' }, [{ verb: 'manage', order: { verb: 'set-province', province: 'NS' } }]],
    [
      'a renewal date with its appointment (REQ-622)',
      { upcoming_renewal_date: '2027-01-31', completed_appointment_at: NOW },
      [{ verb: 'manage', order: { verb: 'set-renewal-date', upcoming_renewal_date: '2027-01-31' } }],
    ],
    [
      'an emptied conversation with its flags is a reset (REQ-621)',
      { conversation_state: '{}', questionnaire_in_progress: false, async_questionnaire_complete: false },
      [{ verb: 'manage', order: { verb: 'reset-conversation' } }],
    ],
    ['inactive (REQ-616)', { patient_active: false }, [{ verb: 'manage', order: { verb: 'set-active', patient_active: false } }]],
  ])('%s', (_, patch, actions) => {
    expect(read(patch)).toEqual({ actions })
  })

  test.each<[string, Omit<StatusPatch, 'patient_id'>]>([
    ['a state written by a client', { conversation_state: { step: 1 } }],
    ['a questionnaire called finished', { async_questionnaire_complete: true }],
    ['an entry time alone (A-9)', { entered_np_queue_at: NOW }],
    ['system notes alone', { system_notes: 'x' }],
    ['a reason without a request for help', { pcr_help_reason: 'Follow Up' }],
    ['a reason for a patient who is eligible', { ineligible_reason: 'Schizophrenia' }],
  ])('%s is reported as unclear, with the reason (REQ-693)', (_, patch) => {
    const meaning = read(patch)
    expect(meaning).toEqual({ unclear: { [Object.keys(patch)[0] ?? '']: expect.any(String) } })
    expect(Object.values('unclear' in meaning ? meaning.unclear : {})).not.toContain('is not part of a change that can be made')
  })

  test.each<[Omit<StatusPatch, 'patient_id'>, object]>([
    [{ upcoming_renewal_date: null }, { upcoming_renewal_date: null }],
    [{ eligible_date: null }, { eligible_date: null }],
    [{ is_new_patient: false }, { is_new_patient: false }],
    [{ follow_up_questionnaire_required: true }, { follow_up_questionnaire_required: true }],
    [{ renewal_questionnaire_complete: false }, { renewal_questionnaire_complete: false }],
  ])('%j alone is stored as it is (A-9, REQ-693)', (patch, fields) => {
    expect(read(patch)).toEqual({ actions: [{ verb: 'manage', order: { verb: 'set-fields', fields } }] })
  })

  test('no help and out of the queue is a completed request, where there is one (REQ-449, REQ-671)', () => {
    const patch = { patient_id: 'TCN-1', need_pcr_help_flag: false, pcr_help_reason: '', in_pcr_queue: false }
    const waiting = { ...stored, in_pcr_queue: true, need_pcr_help_flag: true }
    expect(interpretChange(patch, waiting)).toEqual({ actions: [{ verb: 'complete-help' }] })
    expect(interpretChange(patch, stored)).toEqual({ actions: [] })
  })

  test('what holds already is no action, and nothing that is unclear (REQ-671)', () => {
    const asked = { ...stored, in_np_queue: true, entered_np_queue_at: NOW, system_notes: 'x', async_questionnaire_complete: true }
    const { in_np_queue, entered_np_queue_at, system_notes, async_questionnaire_complete } = asked
    const patch = { patient_id: 'TCN-1', in_pcr_queue: false, in_np_queue, entered_np_queue_at, system_notes, async_questionnaire_complete }
    expect(interpretChange(patch, asked)).toEqual({ actions: [] })
    expect(interpretChange({ patient_id: 'TCN-1', pcr_help_reason: null, ineligible_reason: '' }, stored)).toEqual({ actions: [] })
  })

  test('a reason sent empty clears that of an open request (A-9)', () => {
    const waiting = { ...stored, need_pcr_help_flag: true, pcr_help_reason: 'Follow Up' }
    const cleared = { verb: 'manage', order: { verb: 'set-help', need_pcr_help_flag: true, pcr_help_reason: null } }
    for (const pcr_help_reason of [null, ''])
      expect(interpretChange({ patient_id: 'TCN-1', pcr_help_reason }, waiting)).toEqual({ actions: [cleared] })
    const flagged = interpretChange({ patient_id: 'TCN-1', need_pcr_help_flag: true, pcr_help_reason: '' }, waiting)
    expect(flagged).toMatchObject({ actions: [{ order: { pcr_help_reason: '' } }] })
  })

  test('a date beside eligible: true is refused, not cleared, and so is an emptied reason of who is not eligible (A-9)', () => {
    expect(read({ eligible: true, eligible_date: '2027-05-05' })).toEqual({
      unclear: { eligible_date: expect.stringMatching(/^is cleared/) },
    })
    expect(read({ eligible: true, eligible_date: null })).toEqual({ actions: [{ verb: 'reset-eligibility' }] })
    const meaning = interpretChange(
      { patient_id: 'TCN-1', ineligible_reason: null },
      { ...stored, eligible: false, ineligible_reason: 'Other' },
    )
    expect(meaning).toEqual({ unclear: { ineligible_reason: expect.stringMatching(/^is needed/) } })
  })

  test('an appointment is completed by the time of its completion, not by a time that is cleared (REQ-692)', () => {
    const waiting = { ...stored, in_np_queue: true, entered_np_queue_at: NOW }
    const leave = { patient_id: 'TCN-1', in_np_queue: false }
    expect(interpretChange({ ...leave, completed_appointment_at: NOW }, waiting)).toEqual({ actions: [{ verb: 'complete-appointment' }] })
    expect(interpretChange({ ...leave, completed_appointment_at: null }, waiting)).toEqual({
      actions: [{ verb: 'manage', order: { verb: 'remove-from-queue', queue: 'np' } }],
    })
  })

  test('an empty state is read from its text (REQ-685)', () => {
    for (const conversation_state of ['', ' ', '{}', '{ }', {}, null])
      expect(read({ conversation_state })).toEqual({ actions: [{ verb: 'manage', order: { verb: 'reset-conversation' } }] })
    for (const conversation_state of ['{ "a": 1 }', '[]', 'null', { a: 1 }]) expect(read({ conversation_state })).toHaveProperty('unclear')
  })

  test('an unknown province has its own error', () => {
    expect(read({ province: 'Narnia' })).toEqual({ unknownProvince: 'Narnia' })
  })
})

test('every patch gets an answer, and no field is silently dropped', () => {
  const bool = fc.option(fc.boolean(), { nil: undefined })
  const person = fc.constantFrom(undefined, null, '', 'Ann Osei')
  const patches = fc.record(
    {
      in_pcr_queue: bool,
      in_np_queue: bool,
      on_hold_in_queue: bool,
      need_pcr_help_flag: bool,
      eligible: bool,
      patient_active: bool,
      opted_in_for_call: bool,
      is_new_patient: bool,
      assigned_pcr: person,
      assigned_np: person,
      appointment_notes: fc.constantFrom(undefined, null, 'a note'),
      completed_appointment_at: fc.constantFrom(undefined, null, NOW),
      upcoming_renewal_date: fc.constantFrom(undefined, null, '2027-11-20'),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(patches, (patch) => {
      const parsed = statusPatch.parse({ patient_id: 'TCN-1', ...patch })
      const meaning = interpretChange(parsed, stored)
      const sent = Object.values(patch).filter((value) => value !== undefined).length
      if ('actions' in meaning && sent > 0 && patch.on_hold_in_queue !== false) expect(meaning.actions.length).toBeGreaterThan(0)
      if ('unclear' in meaning) for (const field of Object.keys(meaning.unclear)) expect(patch).toHaveProperty(field)
    }),
  )
})
