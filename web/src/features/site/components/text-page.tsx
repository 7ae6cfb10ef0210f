import type { ReactNode } from 'react'
import { CompanyAddress } from './company-address.tsx'
import { Prose } from './prose.tsx'
import { TextLink } from './text-link.tsx'

export interface TextSection {
  /** Its anchor. Others may link to it, so it never changes. */
  id: string
  title: string
  text: ReactNode
}

interface TextPageProps {
  title: string
  lead: string
  sections: readonly TextSection[]
}

/** A long legal text: the table of contents on the left, and how to ask questions on every page. */
export const TextPage = ({ title, lead, sections }: TextPageProps) => {
  const all = [...sections, questions]
  return (
    <article className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 pt-10 pb-20 sm:pt-16 md:grid-cols-[16.5rem_minmax(0,1fr)]">
      <div className="md:sticky md:top-10 md:self-start">
        <h1 className="text-[clamp(2.25rem,13vw,3.25rem)] leading-[.9] tracking-[-.015em]">{title}</h1>
        <p className="mt-4 text-small text-muted">
          In force since <time dateTime="2026-11-15">November 15, 2026</time>
        </p>
        <Contents sections={all} />
      </div>
      <div className="min-w-0">
        <p className="max-w-[46ch] pb-10 text-lead">{lead}</p>
        {all.map(({ id, title, text }) => (
          <section key={id} id={id} className="border-t border-line pt-7 pb-12">
            <h2 className="mb-5 text-[2rem]">{title}</h2>
            <Prose>{text}</Prose>
          </section>
        ))}
      </div>
    </article>
  )
}

const Contents = ({ sections }: { sections: readonly TextSection[] }) => (
  <nav aria-label="On this page" className="mt-6 border-t border-line pt-3 md:mt-8">
    <ul className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-x-6 sm:grid-cols-[repeat(3,minmax(0,1fr))] md:grid-cols-[minmax(0,1fr)]">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-flex min-h-8 items-center text-ui leading-tight text-muted hover:text-text touch:min-h-11"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

const questions: TextSection = {
  id: 'questions',
  title: 'Changes and questions',
  text: (
    <>
      <p>
        When this text changes, the date under its title changes with it. If a change touches what you agreed
        to, we write to the email address of your account before it takes effect.
      </p>
      <p>
        Something unclear? <TextLink to="/contact-us">Write to us</TextLink>, send a letter or call:
      </p>
      <CompanyAddress />
    </>
  ),
}
