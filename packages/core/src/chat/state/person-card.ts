/** No wait is told: what past waits say of the next one does not hold nine times in ten (F-10). */
export function personCard(text: string) {
  return {
    ACTION: 'NEEDPCRHELP',
    text,
    VIDEO: null,
    options: null,
    DATA: { expectedWait: null },
  } as const
}
