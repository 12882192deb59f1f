import { PICTURE } from '@clinic/core/questionnaires/reading/picture'
import { type PictureStep, pictureSteps } from './picture-steps.ts'

/** What goes to the server (base64), and the address that shows it here. */
export type SmallPicture = { base64: string; address: string }

/**
 * A picture drawn again, small enough to be sent: what is drawn holds its pixels alone, nothing of where and with what it was taken.
 * `null` for what the browser cannot open as a picture.
 */
export async function shrinkPicture(file: Blob): Promise<SmallPicture | null> {
  const image = await createImageBitmap(file).catch(() => null)
  if (!image) return null
  try {
    for (const step of pictureSteps(image)) {
      const drawn = await draw(image, step)
      if (drawn && drawn.size <= PICTURE.bytes) return await present(drawn)
    }
    return null
  } finally {
    image.close()
  }
}

function draw(image: ImageBitmap, { width, height, quality }: PictureStep): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  // What is transparent would turn black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(image, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

function present(drawn: Blob): Promise<SmallPicture> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const address = String(reader.result)
      resolve({ address, base64: address.slice(address.indexOf(',') + 1) })
    }
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(drawn)
  })
}
