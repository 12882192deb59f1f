/** What a dialog that is loaded on demand is told. */
export type DialogProps = { opened: boolean; onClose: () => void }
