import type { SiteContent } from '@fieldhouse/contract/site.content'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { TextLink } from './text-link.tsx'

interface HomeClosingProps {
  texts: SiteContent['home']
  /** The target of Get Started, by role (SHL-09). */
  start: string
}

/** The end of the home page. */
export const HomeClosing = ({ texts, start }: HomeClosingProps) => (
  <section className="wrap pt-20 sm:pt-36">
    <div className="grid justify-items-start gap-6 border-t border-line pt-10 sm:pt-14">
      <h2 className="max-w-[18ch] text-[clamp(min(2.75rem,13vw),7vw,6rem)] leading-[.86] tracking-[-.02em] text-balance">
        {texts.closing_title}
      </h2>
      <p className="max-w-[52ch] text-lead text-pretty text-muted">{texts.closing_text}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <LinkButton to={start} size="lg">
          Get Started
        </LinkButton>
        <p className="text-ui text-muted">
          Not sure yet? <TextLink to="/contact-us">Ask us anything</TextLink>
        </p>
      </div>
    </div>
  </section>
)
