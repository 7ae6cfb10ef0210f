const delays = ['', '[animation-delay:150ms]', '[animation-delay:300ms]']

/** Three pulsing dots: someone is typing. The text is beside them. */
export const TypingDots = ({ isLarge = false }: { isLarge?: boolean }) =>
  delays.map((delay) => (
    <span
      key={delay}
      aria-hidden="true"
      className={`${isLarge ? 'size-2' : 'size-1.5'} rounded-full bg-muted motion-safe:animate-pulse ${delay}`}
    />
  ))
