/**
 * What keeps components of the router in a build that asks for none of them: their names for tools, what they read beside
 * their properties, and that nobody says of the calls that make them that they do nothing else. And how links go in a
 * router that loads data, which is none of ours.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.(?:displayName = "[^"]*"|contextType = \w+);$/gm, '')
    .replace('isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()')
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2');
