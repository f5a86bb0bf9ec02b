/** Owns the statements about the module page, its lessons and its player (§2, §3, §4, §5, §8, §9). */
export const courseModule = {
  'S2.module.1': 'The left panel shows the module title, the lesson list and the progress.',
  'S2.module.2': 'The right panel shows the video player.',
  'S2.module.3': 'The right panel shows the text of the current lesson.',
  'S2.module.4': 'The right panel shows the resources of the module.',
  'S2.module.5': 'The right panel has previous and next.',
  'S2.module.6':
    "A module that cannot be loaded shows 'Module Not Found' and 'The requested module could not be loaded.'",
  'S2.module.7': "That view has a 'Return to Dashboard' button to /dashboard.",
  'S2.module.8': 'The header shows the true tier.',
  'S3.module.1':
    'A module has id, title, description, duration, progress (0-100), status, videoUrl, sections and moduleResources.',
  'S3.module.2': 'A section has id, title, content, timestamp, duration, thumbnail and resources.',
  'S3.module.3': 'A resource has id, title, description, type (template, worksheet, guide, link) and url.',
  'S4.module.1': 'Modules come from GET /courses/modules/{id}, without artificial delay.',
  'S4.lesson.1': 'Marking a lesson complete adds it to the completed lessons.',
  'S4.lesson.2': 'When all lessons are complete the progress is 100 and the status completed.',
  'S4.lesson.3': 'Completion is saved on the server and shows again after a reload.',
  'S4.lesson.4':
    'Lessons complete shows as the floor of progress divided by 33.33, which is the true count of 3 lessons.',
  'S4.lesson.5': 'Every module has exactly 3 lessons.',
  'S4.lesson.6': 'The position in a lesson is saved and taken up again.',
  'S4.badge.1': "At 100 % the badge says 'Module Complete'.",
  'S4.badge.2': "Above 0 % the badge says 'In Progress'.",
  'S4.badge.3': "At 0 % the badge says 'Ready to Start'.",
  'S4.player.1': 'The player plays and pauses.',
  'S4.player.2': 'The player reports the rounded percent watched as progress.',
  'S4.player.3': 'The progress of the current lesson is the percent truly watched.',
  'S4.navigation.1': 'Next goes to the next lesson.',
  'S4.navigation.2': 'Next after the last lesson goes to the next module, up to module 7.',
  'S4.navigation.3': 'Previous goes to the lesson before.',
  'S4.navigation.4': 'Previous before the first lesson goes to the module before, down to module 1.',
  'S4.navigation.5': 'Previous is hidden at the first lesson of module 1.',
  'S4.navigation.6': 'Next is hidden at the last lesson of module 7.',
  'S5.player.1':
    "A video URL without 'http' shows 'Video Coming Soon' and that the content is being prepared.",
  'S5.player.2': "The overlay says 'This module's video content is being prepared'.",
  'S5.player.3': 'The overlay stands above the full lesson text.',
  'S8.module.1':
    "Without video support: 'Your browser does not support video playback. Please update your browser or use a modern browser.'",
  'S9.player.1': 'The volume slider goes from 0 to 1 in steps of 0.1.',
} as const
