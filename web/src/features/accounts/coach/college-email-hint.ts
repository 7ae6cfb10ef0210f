/** Shown where a coach enters the email, and where the college is named. */
export const collegeEmailHint = 'Use your college email and you are verified right away.'
