import { createElement, Fragment, type ReactNode } from 'react'
import { formatOf } from './t.ts'

/** A message with elements among its values: `tRich('Signed by {name}', { name: <b>…</b> })`. */
export function tRich(message: string, values: Record<string, ReactNode>): ReactNode {
  const parts = formatOf(message).formatToParts<ReactNode>(values as Record<string, string>)
  return createElement(Fragment, null, ...parts.map((part) => part.value as ReactNode))
}
