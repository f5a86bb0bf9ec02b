/** The HTML side of a mail's blocks; React escapes every text. */
import { Button } from '@react-email/button'
import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactElement } from 'react'
import { createElement as h, type ReactNode } from 'react'
import { splitForLines } from '#core/one-line.ts'
import * as words from '#messages/mail/html.ts'
import type { MailBlock } from './content.ts'
import { mailStyle } from './style.ts'

type Table = Extract<MailBlock, { kind: 'table' }>

/** A day, a telephone number or an amount with its words stays on one line. */
const unbroken = (text: string): readonly ReactNode[] =>
  splitForLines(text).map((part, at) =>
    at % 2 === 1 ? h('span', { key: at, style: mailStyle.oneLine }, part) : part,
  )

const paragraph = (key: string, text: string) =>
  h(Text, { key, className: 'ink', style: mailStyle.paragraph }, unbroken(text))

/** The address is below the button too: some programs show no buttons, some people trust no hidden address. */
const button = (key: string, label: string, url: string) =>
  h(
    Section,
    { key },
    h(
      Section,
      { className: 'button-row', style: mailStyle.buttonRow },
      h(Button, { href: url, className: 'action', style: mailStyle.button }, label),
    ),
    h(
      Text,
      { className: 'soft', style: mailStyle.fullAddress },
      words.orPasteThisLinkIntoYour(),
      h(Link, { href: url, className: 'link', style: mailStyle.link }, url),
    ),
  )

type Code = Extract<MailBlock, { kind: 'code' }>

const code = (key: string, { label, page, code: value }: Code) =>
  h(
    Section,
    { key },
    h(Text, { className: 'ink', style: mailStyle.codeLabel }, `${label}:`),
    page &&
      h(
        Text,
        { className: 'soft', style: mailStyle.codePage },
        h(Link, { href: page, className: 'link', style: mailStyle.link }, page),
      ),
    h(Text, { className: 'ink', style: mailStyle.code }, value),
  )

const table = (key: string, { head, rows, figures = [] }: Table) => {
  const cellOf = (tag: 'th' | 'td', text: string, column: number) =>
    h(
      tag,
      {
        key: column,
        ...(tag === 'th' && { scope: 'col' }),
        className: 'ink rule',
        style: figures.includes(column) ? mailStyle.figure : mailStyle.cell,
      },
      unbroken(text),
    )
  const rowOf = (tag: 'th' | 'td', cells: string[], index: number) =>
    h(
      'tr',
      { key: index },
      cells.map((text, column) => cellOf(tag, text, column)),
    )
  return h(
    'table',
    { key, style: mailStyle.table },
    head && h('thead', null, rowOf('th', head, 0)),
    h(
      'tbody',
      null,
      rows.map((cells, index) => rowOf('td', cells, index)),
    ),
  )
}

const list = (key: string, items: string[], isOrdered: boolean) =>
  h(
    isOrdered ? 'ol' : 'ul',
    { key, className: 'ink', style: mailStyle.list },
    items.map((item) => h('li', { key: item }, unbroken(item))),
  )

export const blockElement = (block: MailBlock, position: number): ReactElement => {
  const key = String(position)
  switch (block.kind) {
    case 'heading':
      return h(
        Heading,
        { key, as: position === 0 ? 'h1' : 'h2', className: 'ink', style: mailStyle.heading },
        block.text,
      )
    case 'paragraph':
      return paragraph(key, block.text)
    case 'figure':
      return h(
        Section,
        { key, style: mailStyle.figureBlock },
        h(Text, { className: 'ink', style: mailStyle.bigFigure }, block.figure),
        h(Text, { className: 'soft', style: mailStyle.figureLabel }, unbroken(block.label)),
      )
    case 'button':
      return button(key, block.label, block.url)
    case 'link':
      return h(
        Text,
        { key, className: 'ink', style: mailStyle.paragraph },
        h(Link, { href: block.url, className: 'link', style: mailStyle.link }, block.label),
      )
    case 'code':
      return code(key, block)
    case 'table':
      return table(key, block)
    case 'list':
      return list(key, block.items, block.isOrdered ?? false)
    case 'note':
      return h(
        Text,
        { key, className: 'ink note', style: mailStyle.note },
        ...(block.lead === undefined ? [] : [h('strong', { key: 'lead' }, unbroken(block.lead)), ' ']),
        unbroken(block.text),
      )
    default:
      return block satisfies never
  }
}
