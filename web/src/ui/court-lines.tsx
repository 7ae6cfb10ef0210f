/** Half a court to scale, seen from above; drawn in the text colour of its place. */
export const CourtLines = () => (
  <svg
    viewBox="0 0 500 470"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    className="size-full rotate-180"
  >
    <g fill="none" stroke="currentColor" strokeWidth="1.6">
      <path d="M170 0V190H330V0" />
      <circle cx="250" cy="190" r="60" />
      <path d="M30 0V140A237.5 237.5 0 0 0 470 140V0" />
      <circle cx="250" cy="52" r="8" />
      <path d="M220 40H280M210 52A40 40 0 0 0 290 52" />
      <path d="M190 470A60 60 0 0 1 310 470" />
    </g>
  </svg>
)
