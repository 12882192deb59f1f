import type { VisitKind } from '@clinic/contract/booking'
import type { EmailKind } from '@clinic/core/booking/plan-emails'

export type Appointment = {
  id: number
  uid: string
  patient_id: string
  user_id: number
  visit: VisitKind
  state: 'booked' | 'completed'
  starts_at: string
  ends_at: string
  free_at: string
  patient_zone: string
  location_name: string
  key_hash: string
  created_at: string
  booked_at: string
  completed_at: string | null
}
export type AppointmentMail = {
  appointment_id: number
  kind: EmailKind
  due_at: string
  tries: number
  claimed_at: string | null
  sent_at: string | null
}
