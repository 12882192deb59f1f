import { PICTURE } from '@clinic/core/questionnaires/reading/picture'

/** One way to draw a picture smaller: its size in pixels, and the quality it is packed with. */
export type PictureStep = { width: number; height: number; quality: number }

const QUALITIES = [0.85, 0.7, 0.55, 0.4]
/** Of the longer side, one after the other. */
const SIZES = [1, 0.75, 0.5, 0.25]

/** What is tried with a picture of this size, the best first; never larger than it is, and never a side without a pixel. */
export function pictureSteps({ width, height }: { width: number; height: number }): PictureStep[] {
  const fit = Math.min(1, PICTURE.side / Math.max(width, height))
  return SIZES.flatMap((size) =>
    QUALITIES.map((quality) => ({
      width: Math.max(1, Math.round(width * fit * size)),
      height: Math.max(1, Math.round(height * fit * size)),
      quality,
    })),
  )
}
