/** The command that installs what node-canvas is built from, by package manager. */
const LIBRARIES = {
  'apt-get':
    'apt-get install -y --no-install-recommends build-essential python3 pkg-config libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev libpixman-1-dev',
  dnf: 'dnf install -y gcc-c++ make python3 pkgconf-pkg-config cairo-devel pango-devel libjpeg-turbo-devel giflib-devel librsvg2-devel pixman-devel',
  pacman: 'pacman -S --needed base-devel python pkgconf cairo pango libjpeg-turbo giflib librsvg pixman',
  apk: 'apk add build-base python3 pkgconf cairo-dev pango-dev jpeg-dev giflib-dev librsvg-dev pixman-dev',
  brew: 'brew install pkg-config cairo pango jpeg giflib librsvg pixman python-setuptools',
}

/** Says what to run on a machine where node-canvas finds no prebuilt binary. */
export function libraryHelp(isThere, isRoot) {
  const manager = Object.keys(LIBRARIES).find(isThere)
  if (manager === undefined) {
    const parts = 'a C++ compiler, Python 3, pkg-config, Cairo, Pango, libjpeg, giflib, librsvg and pixman'
    return { sentence: `node-canvas has to be built here. Install ${parts} with their headers, then try again.` }
  }
  const command = LIBRARIES[manager]
  const line = manager === 'brew' || isRoot ? command : `sudo ${command}`
  const sentence = `node-canvas has to be built here, and libraries for that are missing. Run this, then try again:\n\n  ${line}\n`
  return { manager, command, sentence }
}
