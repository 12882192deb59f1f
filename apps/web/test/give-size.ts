import { vi } from 'vitest'

/** Charts and long lists draw only where there is room; nothing is laid out here. For one test. */
export function giveSize(width = 800, height = 300): void {
  const box = { x: 0, y: 0, left: 0, top: 0, right: width, bottom: height, width, height }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ ...box, toJSON: () => box })
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height)
}
