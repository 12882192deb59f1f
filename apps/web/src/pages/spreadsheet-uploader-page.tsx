import { ImportsScreen } from '../features/imports/imports-screen.tsx'

/** The Spreadsheet Uploader. */
export function SpreadsheetUploaderPage() {
  return <ImportsScreen />
}
