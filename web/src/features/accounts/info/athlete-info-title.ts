/** Beside the page, because a route's head is part of what every visitor loads. */
export const athleteInfoTitle = 'Athlete Info'
