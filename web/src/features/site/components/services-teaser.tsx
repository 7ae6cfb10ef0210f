import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { Board } from '../../../ui/layout/card.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { servicesTeaser } from '../home-content.ts'

/** PUB-05 on the home page: links to the four services. */
export const ServicesTeaser = () => (
  <Board as="ul" columns="grid-cols-[minmax(0,1fr)] sm:grid-cols-[repeat(2,minmax(0,1fr))]">
    {servicesTeaser.map(({ to, label, title, text }) => (
      <li key={to} className="group relative grid min-w-0 content-between gap-10 p-6 sm:p-8">
        <div>
          <p className="label text-muted">{label}</p>
          <h3 className="mt-3 text-d2 text-balance">
            <Link
              to={to}
              className="underline decoration-transparent underline-offset-4 after:absolute after:inset-0 hover:decoration-current"
            >
              {title}
            </Link>
          </h3>
        </div>
        <p className="flex items-end justify-between gap-6 text-muted">
          <span className="max-w-[38ch] text-pretty">{text}</span>
          <Icon of={ArrowRight} size="lg" className="transition-press group-hover:translate-x-1" />
        </p>
      </li>
    ))}
  </Board>
)
