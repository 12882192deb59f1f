import { describe, expect, it } from 'vitest'
import { adminFilters, showingText } from './admin-filter-text.ts'

const people = [
  { id: 7, name: 'Dana Whitfield' },
  { id: 9, name: 'Sarah Chen (2)' },
]
const labels = (queue: 'pcr' | 'np') => adminFilters(queue, people).flatMap(({ items }) => items.map(({ label }) => label))

describe('the filters of a manager’s list', () => {
  it('are All, Unassigned, Chatbot Help Needed, Follow Up Patients, those whom no call reached, and every PCR by name (REQ-537)', () => {
    expect(labels('pcr')).toEqual([
      'All',
      'Unassigned',
      'Assigned',
      'Chatbot Help Needed',
      'Follow Up Patients',
      'Not Reached by Phone',
      'Dana Whitfield',
      'Sarah Chen (2)',
    ])
  })

  it('are All NPs, Unassigned, On Hold Patients and every NP by name (REQ-559)', () => {
    expect(labels('np')).toEqual(['All NPs', 'Unassigned', 'Assigned', 'On Hold Patients', 'Dana Whitfield', 'Sarah Chen (2)'])
  })

  it('say what is shown in the specification’s words (REQ-548, REQ-549, REQ-550)', () => {
    expect(showingText('', people)).toBe('Showing all patients in the queue.')
    expect(showingText('assigned', people)).toBe('Showing all assigned patients.')
    expect(showingText('9', people)).toBe('Filtering patients for Sarah Chen (2).')
    expect(showingText('follow-up', people)).toBe('Filtering patients for Follow Up Patients.')
  })
})
