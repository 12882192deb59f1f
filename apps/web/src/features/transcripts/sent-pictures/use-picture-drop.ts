import { type ClipboardEvent, type DragEvent, useState } from 'react'

export type GivenPicture = { file: File; more: boolean }

/** A picture that is dropped onto the composer or pasted into it. `allowed`: it would go to the patient. */
export function usePictureDrop(allowed: boolean) {
  const [given, setGiven] = useState<GivenPicture | null>(null)
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState(false)

  function take(files: FileList | null) {
    const [file] = files ?? []
    if (!file) return
    setRefused(!allowed)
    if (allowed) setGiven({ file, more: (files?.length ?? 0) > 1 })
  }
  return {
    given,
    over,
    refused: refused && !allowed,
    take,
    close: () => setGiven(null),
    handlers: {
      onPaste(event: ClipboardEvent) {
        if (event.clipboardData.files.length === 0) return
        event.preventDefault()
        take(event.clipboardData.files)
      },
      // Without this the browser leaves the page and opens the file.
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      },
    },
  }
}
