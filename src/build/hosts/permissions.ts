/**
 * The feature that the site uses: copying a link. Sharing needs no mention: pages may share by default,
 * and Chromium on Linux, which cannot, warns of a feature that it does not know.
 */
const allowed = ['clipboard-write'];

/**
 * All other features of Chromium 156, except client hints, which send information to the server but
 * give the page no power. A browser test fails if a new feature is missing here.
 */
const denied = [
  'accelerometer',
  'aria-notify',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-create',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'magnetometer',
  'media-playback-while-not-visible',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** @returns the value of the Permissions-Policy header */
export const buildPermissionsPolicy = () =>
  [...allowed.map((name) => `${name}=(self)`), ...denied.map((name) => `${name}=()`)].join(', ');
