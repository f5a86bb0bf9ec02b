/** Owns the statements about the transport errors of the web app (§8). */
export const errors = {
  'S8.transport.1': 'A 401 from a protected call removes the token.',
  'S8.transport.2': 'A 401 from a protected call sends the browser to /auth.',
  'S8.transport.3': "A 401 from a protected call raises 'Authentication required'.",
  'S8.transport.4': "A 401 from a public call raises the server's error.message.",
  'S8.transport.5': "A 401 from a public call without a message raises 'Authentication failed'.",
  'S8.transport.6': "A 429 raises 'Too many requests. Please try again later.'",
  'S8.transport.7': 'Any other response with error.message raises that message.',
  'S8.transport.8': "No response raises 'Network error. Please check your connection.'",
  'S8.transport.9': 'A 401 from a public call leaves the token and the page alone.',
} as const
