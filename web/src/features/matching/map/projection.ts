/** Places on the map are in miles, to the east and to the south of its center. */

export interface Geo {
  readonly lat: number
  readonly lon: number
}
export interface Spot {
  readonly x: number
  readonly y: number
}
export type Project = (place: Geo) => Spot

/** As in the distances of the matches. */
const earthRadius = 3958.8
const inRadians = (degrees: number) => (degrees * Math.PI) / 180
const inDegrees = (radians: number) => (radians * 180) / Math.PI

/** Azimuthal equidistant: distances from the center are true, so a radius is a circle. */
export const around = (center: Geo): Project => {
  const sinCenter = Math.sin(inRadians(center.lat))
  const cosCenter = Math.cos(inRadians(center.lat))
  return ({ lat, lon }) => {
    const sin = Math.sin(inRadians(lat))
    const cos = Math.cos(inRadians(lat))
    const turn = inRadians(lon - center.lon)
    const arc = Math.acos(Math.min(1, Math.max(-1, sinCenter * sin + cosCenter * cos * Math.cos(turn))))
    const stretch = arc === 0 ? earthRadius : (earthRadius * arc) / Math.sin(arc)
    return {
      x: stretch * cos * Math.sin(turn),
      y: -stretch * (cosCenter * sin - sinCenter * cos * Math.cos(turn)),
    }
  }
}

/** The place that `around(center)` draws at a spot. */
export const placeAt = (center: Geo, { x, y }: Spot): Geo => {
  const miles = Math.hypot(x, y)
  if (miles === 0) return center
  const arc = miles / earthRadius
  const sinCenter = Math.sin(inRadians(center.lat))
  const cosCenter = Math.cos(inRadians(center.lat))
  const north = -y / miles
  const east = x / miles
  const lat = Math.asin(Math.cos(arc) * sinCenter + north * Math.sin(arc) * cosCenter)
  const turn = Math.atan2(east * Math.sin(arc), cosCenter * Math.cos(arc) - north * sinCenter * Math.sin(arc))
  return { lat: inDegrees(lat), lon: center.lon + inDegrees(turn) }
}

const middleOfCountry: Geo = { lat: 38.5, lon: -96 }
export const mainland = around(middleOfCountry)
const alaska = around({ lat: 63.5, lon: -152 })
const hawaii = around({ lat: 20.6, lon: -157.4 })

const isInAlaska = ({ lat }: Geo) => lat > 50
const isInHawaii = ({ lon }: Geo) => lon < -140
export const isOnMainland = (place: Geo): boolean => !isInAlaska(place) && !isInHawaii(place)

/** Alaska and Hawaii are drawn below the southwest, Alaska smaller than it is. */
export const wholeCountry: Project = (place) => {
  if (isInAlaska(place)) {
    const { x, y } = alaska(place)
    return { x: x * 0.33 - 1060, y: y * 0.33 + 800 }
  }
  if (isInHawaii(place)) {
    const { x, y } = hawaii(place)
    return { x: x - 560, y: y + 900 }
  }
  return mainland(place)
}
