import type { Session } from '../../../identity/auth/access/context.ts'

/** What a signature is made with beside the draft: the session, the clinic’s name, the address of the check page, and whether the program can fax. */
export type Signing = { session: Session; agent: string; clinic_name: string; origin: string; hasFax: boolean }
