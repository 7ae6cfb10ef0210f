import type { ReactNode } from 'react'

/** Half of the field, to scale, with the goal at the top: 500 wide, 470 deep. */
const fields = {
  court: (
    <>
      <path d="M170 0V190H330V0" />
      <circle cx="250" cy="190" r="60" />
      <path d="M30 0V140A237.5 237.5 0 0 0 470 140V0" />
      <circle cx="250" cy="52" r="8" />
      <path d="M220 40H280M210 52A40 40 0 0 0 290 52" />
      <path d="M190 470A60 60 0 0 1 310 470" />
    </>
  ),
  pitch: (
    <>
      <path d="M102 0V121H398V0M182.5 0V40H317.5V0" />
      <circle cx="250" cy="81" r="3" />
      <path d="M196 121A67 67 0 0 0 304 121" />
      <path d="M0 386H500M183 386A67 67 0 0 1 317 386M0 7A7 7 0 0 0 7 0M493 0A7 7 0 0 0 500 7" />
    </>
  ),
  rink: (
    <>
      <path d="M0 165A165 165 0 0 1 165 0H335A165 165 0 0 1 500 165" />
      <path d="M33 65H467M0 441H500M215 65A35 35 0 0 0 285 65M232 65V47H268V65" />
      <circle cx="121" cy="182" r="88" />
      <circle cx="379" cy="182" r="88" />
      <circle cx="121" cy="182" r="5" />
      <circle cx="379" cy="182" r="5" />
    </>
  ),
  diamond: (
    <>
      <path d="M0 280L250 30L500 280M250 30L356 136L250 242L144 136Z" />
      <path d="M111 169A158 158 0 0 0 389 169" />
      <circle cx="250" cy="131" r="15" />
      <circle cx="250" cy="30" r="22" />
      <path d="M0 390A420 420 0 0 0 500 390" />
    </>
  ),
  crease: (
    <>
      <path d="M83 0V292H417V0M0 292H83M417 292H500M0 458H500M235 125H265" />
      <circle cx="250" cy="125" r="25" />
      <path d="M150 125A100 100 0 0 0 350 125" />
      <path d="M240 448L260 468M260 448L240 468" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type Field = keyof typeof fields

/** A field's lines from above, drawn in the current text color. */
export const FieldLines = ({ of = 'court' }: { of?: Field }) => (
  <svg
    viewBox="0 0 500 470"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    className="size-full rotate-180"
  >
    <g fill="none" stroke="currentColor" strokeWidth="1.6">
      {fields[of]}
    </g>
  </svg>
)
