/** Our logo: an F with its free throw. */
const Mark = () => (
  <svg viewBox="0 0 26 26" className="size-[26px] shrink-0" aria-hidden="true">
    <path fill="currentColor" d="M2 2h22v6H8.5v4H20v6H8.5v6H2z" />
    <path fill="currentColor" d="M20 20h4v4h-4z" />
  </svg>
)

/** On the smallest screens the logo may be without the name, if others need the room. */
export const Wordmark = ({ isShortened = false }: { isShortened?: boolean }) => (
  <span className="display inline-flex items-center gap-2.5 text-d3 tracking-[.005em]">
    <Mark />
    <span className={isShortened ? 'max-[430px]:hidden' : undefined}>Fieldhouse</span>
  </span>
)
