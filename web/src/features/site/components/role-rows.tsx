import { roles } from '../home-content.ts'

/** How it works, by who you are. */
export const RoleRows = () =>
  roles.map(({ who, deeds }) => (
    <div
      key={who}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 border-t border-line pt-7 pb-8 lg:grid-cols-[264px_repeat(3,minmax(0,1fr))]"
    >
      <h3 className="text-[2rem]">{who}</h3>
      {deeds.map(({ title, text }) => (
        <div key={title}>
          <h4 className="font-sans text-body leading-snug font-semibold tracking-normal normal-case">
            {title}
          </h4>
          <p className="mt-1.5 max-w-[46ch] text-ui text-pretty text-muted">{text}</p>
        </div>
      ))}
    </div>
  ))
