import { managesQueue, type Staff } from '../authorization/staff.ts'

/** Whether someone may mark a signed note as entered in error: who wrote it, and who manages NPs. */
export function mayMarkInError(staff: Pick<Staff, 'id' | 'scopes'>, note: { author_id: number }): boolean {
  return staff.id === note.author_id || managesQueue(staff, 'np')
}
