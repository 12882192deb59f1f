import type { Article, ArticleRow, ArticleVersion, Misunderstood } from '@clinic/contract/articles'
import type { ConversationRow, StaffReplies, Transcript, TranscriptTurn } from '@clinic/contract/transcripts'
import type { FormSegments, OpenWord, TranslatedText } from '@clinic/contract/translations'

const SAVED = { saved_by: 'Priya Nair', saved_at: '2026-03-01T15:00:00.000Z' }
const REVIEWED = { owner: 'Front desk', reviewed_on: '2026-03-01', review_due: '2027-03-01' }

/** An approved English article of the list. */
export function articleRow(parts: Partial<ArticleRow> = {}): ArticleRow {
  return {
    ...{ id: 'a-1', language: 'en', version: 2, state: 'approved', draft_beside: false, title: 'Parking' },
    ...{ overdue: false, phrasings: 6 },
    ...REVIEWED,
    ...SAVED,
    ...parts,
  }
}

/** An article with one version, approved unless `state` says otherwise. */
export function article(parts: Partial<Article> = {}, version: Partial<ArticleVersion> = {}): Article {
  const { state = 'approved' } = parts
  const isLive = state === 'approved'
  return {
    ...{ id: 'a-1', language: 'en', state },
    versions: [
      {
        ...{ version: 1, title: 'Parking', text: 'Park behind the house.', source: '', ...REVIEWED, ...SAVED },
        phrasings: ['where do i park', 'is there parking', 'can i park', 'parking lot', 'where to leave my car'],
        ...{ approved_by: isLive ? 'Priya Nair' : null, approved_at: isLive ? SAVED.saved_at : null, live: isLive },
        ...version,
      },
    ],
    ...parts,
  }
}

/** A kind of message that the assistant did not understand. */
export function misunderstood(parts: Partial<Misunderstood> = {}): Misunderstood {
  return {
    ...{ heard: 'zonk', text: 'Zonk!', count: 3, last_at: '2026-03-01T15:00:00.000Z', stages: ['personal-information'], questions: [] },
    ...{ guessed: [], surest: null },
    ...parts,
  }
}

/** A finished conversation whose transcript may be opened. */
export function conversationRow(parts: Partial<ConversationRow> = {}): ConversationRow {
  return {
    ...{ id: 'aaaabbbbcccc', minute: '2026-03-02 09:05', patient_id: 'TCN-20418', readable: true, stage: 'waiting' },
    ...{ messages: 24, minutes: 11, outcome: 'finished', misunderstood: 0 },
    ...parts,
  }
}

/** Who waits for a person and how soon staff replied; no one waits. */
export function staffReplies(parts: Partial<StaffReplies> = {}): StaffReplies {
  return {
    ...{ startDate: '2026-02-24', endDate: '2026-03-02', minute: '2026-03-02 10:00', waiting: { total: 0, rows: [] } },
    replies: { requests: 12, answered: 9, median_seconds: 120, p90_seconds: 480, worst_seconds: 3600 },
    handBacks: { to_assistant: 4, to_next: 3, absent_unanswered: 2, absent_quiet: 1 },
    ...parts,
  }
}

/** A turn in which the patient wrote and the assistant answered. */
export function transcriptTurn(parts: Partial<TranscriptTurn> = {}): TranscriptTurn {
  return {
    ...{ turn: 1, minute: '2026-03-02 09:05', heard: 'Where do I park?', form: null, said: 'Behind the house.' },
    understood: {
      ...{ intent: 'question', confidence: 0.8, by: 'classifier', article_confidence: 0.9, action: 'SKIPTONEXT' },
      ...{ article: 'Parking', misunderstood: false, guessed: false },
    },
    ...parts,
  }
}

export function transcript(turns: TranscriptTurn[], parts: Partial<Transcript> = {}): Transcript {
  const { readable: _readable, ...row } = conversationRow()
  return { ...row, turns, ...parts }
}

/** A text of the assistant that is translated and needed, not approved yet. */
export function translatedText(parts: Partial<TranslatedText> = {}): TranslatedText {
  return {
    ...{ key: 'chat', name: 'The chat', hash: 'a'.repeat(64), needed: true, gaps: [], words: null, approved: null, changed: 0 },
    parts: [{ original: 'Good morning', translation: 'Bonjour' }],
    ...parts,
  }
}

export function segment(parts: Partial<OpenWord> = {}): OpenWord {
  return { tag: 'sleep', part: 'text', original: 'How do you sleep?', translation: '', start: null, ...parts }
}

/** A published questionnaire with these segments. */
export function formSegments(words: OpenWord[], parts: Partial<FormSegments> = {}): FormSegments {
  const {
    gaps: _gaps,
    parts: _parts,
    ...text
  } = translatedText({
    ...{ key: 'questionnaire-intake', name: 'Intake', words: { key: 'intake', of: 'published' } },
  })
  return { on: true, needed: true, text, sides: ['published'], words, ...parts }
}
