/** Calls of people in a patient’s conversation: their own tests try them with one. */
export const COVERAGE_ATTENTION = {
  'POST /api/ai/lines': { silent: 'what staff wrote, for the patient that it was written to' },
  'GET /api/conversations/{conversation_id}/live': { silent: 'tried with a conversation in the tests of joining: “Read Conversation”' },
  'POST /api/conversations/{conversation_id}/join': { silent: 'tried with a conversation in the tests of joining: “Conversation Joined”' },
  'POST /api/conversations/{conversation_id}/lines': { silent: 'tried in the tests of joining: “Conversation Line Sent”' },
  'POST /api/conversations/{conversation_id}/take_over': { silent: 'tried in the tests of joining: “Conversation Taken Over”' },
  'POST /api/conversations/{conversation_id}/hand_back': { silent: 'tried in the tests of joining: “Conversation Handed Back”' },
  'POST /api/conversations/{conversation_id}/notes': { silent: 'tried in the tests of signs and notes: “Conversation Note Added”' },
  'POST /api/conversations/{conversation_id}/signs': { silent: 'how far someone has read; reading itself has an entry' },
  'POST /api/ai/signs': { silent: 'that the patient is writing, or how far they have read' },
  'GET /api/conversations/{conversation_id}/questions': { silent: 'tried in the tests of taken answers: “Read Patient Record”' },
  'POST /api/conversations/{conversation_id}/answers': { silent: 'tried in the tests of taken answers: “Questionnaire Answered”' },
  'POST /api/conversations/articles': { silent: 'approved articles, nothing of a patient' },
  'GET /api/prepared_replies': { silent: 'the clinic’s own texts, nothing of a patient' },
  'POST /api/prepared_replies': { silent: 'tried in the tests of prepared replies: “Prepared Reply Saved”' },
  'PUT /api/prepared_replies/{id}': { silent: 'tried in the tests of prepared replies: “Prepared Reply Saved”' },
  'POST /api/prepared_replies/{id}/approve': { silent: 'tried in the tests of prepared replies: “Prepared Reply Approved”' },
} as const
