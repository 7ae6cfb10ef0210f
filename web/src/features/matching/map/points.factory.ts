import type { MapPoint } from '@fieldhouse/contract/matching.survey'

export const bend = { city: 'Bend', state: 'OR', lat: 44.06, lon: -121.3 }

const point = (id: number, name: string, lat: number, lon: number, rank: number | null = null): MapPoint => ({
  id,
  name,
  lat,
  lon,
  rank,
  total: rank === null ? null : 95 - rank * 2,
})

/** Colleges around Bend, as the map of the matches gets them. Three are in Portland. */
export const pointsAroundBend: readonly MapPoint[] = [
  point(1, 'Portland State University', 45.51, -122.68, 1),
  point(2, 'Oregon Tech', 42.26, -121.78, 2),
  point(3, 'Warner Pacific University', 45.5, -122.6, 3),
  point(4, 'University of Portland', 45.57, -122.73, 4),
  point(5, 'Boise State University', 43.6, -116.2, 5),
  point(6, 'University of Washington', 47.65, -122.3),
  point(7, 'Gonzaga University', 47.67, -117.4),
  point(8, 'University of Nevada, Reno', 39.54, -119.81),
]
