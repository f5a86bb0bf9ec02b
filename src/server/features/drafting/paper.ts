/** Owns how a written document becomes a paper: its sections, then where its facts come from and who wrote it. */
import type { WrittenDocument } from '#contract/ai.ts'
import type { Block, Paper, Words } from '#core/document/paper.ts'

/** Text as it is: a star or a bracket in an address is no mark. */
const plain = (text: string): Words => [{ text, strong: false, url: null }]

const text = (words: string): Block => ({ kind: 'text', words: plain(words) })

const checked = 'checked figure by figure against them. Read every line before you use it.'

const WRITTEN_BY: Readonly<Record<WrittenDocument['writtenBy'], string>> = {
  composer: `Written by our own program (the composer) from the facts listed here, without a language model, and ${checked}`,
  model: `Worded by a language model, which saw no figure, name or address. Our own program put in the facts listed here, and the text was ${checked}`,
  composer_and_model: `Worded in part by a language model, which saw no figure, name or address, and in part by our own program (the composer). Our program put in the facts listed here, and the text was ${checked}`,
}

export const documentPaper = ({
  kind,
  title,
  address,
  sections,
  sources,
  writtenBy,
}: WrittenDocument): Paper => ({
  form: 'sheet',
  title,
  subtitle: address,
  sections: [
    ...sections.map((section) => ({
      title: section.title,
      newPage: section.forOwner,
      forOwner: section.forOwner,
      blocks: section.paragraphs.map(text),
    })),
    {
      title: 'Where this comes from',
      newPage: false,
      // What is spoken at a hearing ends with its last word.
      forOwner: kind === 'hearing_script',
      blocks: [
        text(WRITTEN_BY[writtenBy]),
        { kind: 'list', items: sources.map(({ label, source }) => plain(`${label}: ${source}`)) },
      ],
    },
  ],
  foot: title,
})
