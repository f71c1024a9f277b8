/**
 * What keeps components of the router in a build that asks for none of them: their names for tools, and that nobody says of
 * the calls that make them that they do nothing else.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2');
