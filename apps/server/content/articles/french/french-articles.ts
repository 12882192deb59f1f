import type { Article } from '@clinic/core/language/article'
import { BECOMING_A_PATIENT } from './becoming-a-patient.ts'
import { DOCUMENTS } from './documents.ts'
import { KNOWLEDGE } from './knowledge.ts'
import { RIGHTS } from './rights.ts'
import { SAFETY } from './safety.ts'
import { VISITS } from './visits.ts'

/** The same articles in French: each is answered once somebody of the clinic has approved it. */
export const FRENCH_ARTICLES: readonly Article[] = [...BECOMING_A_PATIENT, ...DOCUMENTS, ...VISITS, ...SAFETY, ...KNOWLEDGE, ...RIGHTS]
