/** The id of the part of the record that holds a questionnaire, by its place among the answer sets. */
export function answerSetId(place: number): string {
  return `answer-set-${place}`
}

/** Opens the questionnaire and moves the focus to the answer, so that it is seen and read out. */
export function showAnswer({ set, tag }: { set: number; tag: string }): void {
  const part = document.getElementById(answerSetId(set))
  if (part instanceof HTMLDetailsElement) part.open = true
  part?.querySelector<HTMLElement>(`[data-tag="${CSS.escape(tag)}"]`)?.focus()
}
