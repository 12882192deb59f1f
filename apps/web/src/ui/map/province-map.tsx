import type { KeyboardEvent } from 'react'
import { MapCredit } from './map-credit.tsx'
import { mapOfCanada } from './map-of-canada.ts'
import type { Point } from './map-projection.ts'
import classes from './province-map.module.css'

/** A province: how dark it is, from 0, what is written on it, and the same for those who hear it. */
export type MapArea = { code: string; name: string; shade: number; count: string; label: string }
type Props = {
  label: string
  areas: readonly MapArea[]
  chosen: string | null
  onChoose: (code: string | null) => void
  /** Takes the room there is, instead of its own height. */
  fill?: boolean
}

/** What the words beside a province need around their middle. */
const ROOM = 38

/** Canada with a number on each province; a province can be chosen by pointing or by keys. Loaded with what shows it. */
export function ProvinceMap({ label, areas, chosen, onChoose, fill = false }: Props) {
  const { viewBox, shapes } = mapOfCanada()
  const byCode = new Map(shapes.map((shape) => [shape.code, shape]))
  const drawn = areas.flatMap((area) => {
    const shape = byCode.get(area.code)
    return shape ? [{ ...area, ...shape }] : []
  })
  const handleKey = (event: KeyboardEvent, code: string) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onChoose(code === chosen ? null : code)
  }
  return (
    <figure className={classes.metric} data-fill={fill || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset */}
      <svg className={classes.map} viewBox={viewBox} role="group" aria-label={label}>
        {drawn.map(({ code, label, shade, path }) => (
          // biome-ignore lint/a11y/useSemanticElements: an SVG has no button
          <path
            key={code}
            className={classes.area}
            d={path}
            role="button"
            tabIndex={0}
            aria-label={label}
            aria-pressed={code === chosen}
            data-shade={shade}
            onClick={() => onChoose(code === chosen ? null : code)}
            onKeyDown={(event) => handleKey(event, code)}
          />
        ))}
        <g aria-hidden className={classes.text}>
          {drawn.map(({ code, count, at: [x, y], from }) => (
            <g key={code}>
              {from && <Lead from={from} to={[x, y + 4]} />}
              <text x={x} y={y} className={classes.code}>
                {code}
                <tspan x={x} dy="1.12em" className={classes.count}>
                  {count}
                </tspan>
              </text>
            </g>
          ))}
        </g>
      </svg>
      <MapCredit />
    </figure>
  )
}

/** A line from a province to its words, ending where they begin. */
function Lead({ from: [x1, y1], to: [x, y] }: { from: Point; to: Point }) {
  const length = Math.hypot(x - x1, y - y1)
  const fraction = Math.max(0, length - ROOM) / length
  return <line className={classes.lead} x1={x1} y1={y1} x2={x1 + (x - x1) * fraction} y2={y1 + (y - y1) * fraction} />
}
