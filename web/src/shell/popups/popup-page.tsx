import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { closePopup, currentPopup, openPopup, type Popup, watchPopup } from '../popups.ts'

interface PopupPageProps {
  popup: Popup
  /** The page behind it. */
  children: ReactNode
}

/** A popup with its own address (ACC-10, ACC-11). When the last popup closes, the address becomes the home page. */
export const PopupPage = ({ popup, children }: PopupPageProps) => {
  const navigate = useNavigate()
  const [own] = useState(popup)

  useEffect(() => {
    openPopup(own)
    const stop = watchPopup(() => {
      if (currentPopup() === null) void navigate({ to: '/', replace: true })
    })
    return () => {
      stop()
      if (currentPopup() === own) closePopup()
    }
  }, [own, navigate])

  return children
}
