import { BaseEdge, type Edge, type EdgeProps } from '@xyflow/react'
import { memo } from 'react'
import { graphPath } from './graph-path.ts'
import type { Routed } from './lay-out-graph.ts'

export type QuestionEdge = Edge<{ channel: Routed['channel']; text: string }, 'line'>

/** A line between two questions, with the options that lead along it. */
export const GraphEdge = memo(function GraphEdge(props: EdgeProps<QuestionEdge>) {
  const { id, sourceX, sourceY, targetX, targetY, data, markerEnd } = props
  const { path, label } = graphPath({ from: [sourceX, sourceY], to: [targetX, targetY], channel: data?.channel ?? 'source' })
  return (
    <BaseEdge
      id={id}
      path={path}
      {...(markerEnd !== undefined && { markerEnd })}
      label={data?.text || undefined}
      labelX={label[0]}
      labelY={label[1]}
      labelBgPadding={[6, 3]}
      labelBgBorderRadius={8}
    />
  )
})
