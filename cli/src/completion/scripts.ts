import type { Shell } from './line.js';

/** The hidden command that the scripts call for suggestions. */
export const askWord = '__complete';

// The scripts only pass on the typed line and insert the answer; the program decides what may follow. Errors
// are never printed.

const bash = `# Completion of escrow-cli for bash.
_escrow_cli() {
  local line kind=
  COMPREPLY=()
  while IFS= read -r line; do
    if [ -z "$kind" ]; then kind=$line; else COMPREPLY+=("$line"); fi
  done < <(escrow-cli ${askWord} bash "\${COMP_LINE:0:COMP_POINT}" "$2" 2>/dev/null </dev/null)
  # The bash of macOS is too old for these words: a space too many follows there.
  [ "$kind" = files ] || compopt +o default 2>/dev/null
  [ "$kind" = open ] && compopt -o nospace 2>/dev/null
  return 0
}
complete -o default -o nosort -F _escrow_cli escrow-cli 2>/dev/null ||
  complete -o default -F _escrow_cli escrow-cli
`;

const zsh = `#compdef escrow-cli
# Completion of escrow-cli for zsh.
_escrow-cli() {
  local -a lines values shown closing
  local line value note
  line="\${(j: :)words[1,CURRENT-1]} $QIPREFIX$IPREFIX$PREFIX"
  lines=("\${(@f)$(escrow-cli ${askWord} zsh "$line" 2>/dev/null </dev/null)}")
  if [[ $lines[1] == files ]]; then
    [[ $PREFIX == --*=* ]] && compset -P '*='
    _files
    return
  fi
  [[ $lines[1] == open ]] && closing=(-S '')
  for line in "\${(@)lines[2,-1]}"; do
    value=\${line%%$'\\t'*} note=\${line#*$'\\t'}
    values+=("$value")
    [[ -n $note ]] && shown+=("$value  -- $note") || shown+=("$value")
  done
  (( $#values )) && compadd -l -V escrow-cli "\${closing[@]}" -d shown -a -- values
}
if [[ $funcstack[1] == _escrow-cli ]]; then
  _escrow-cli "$@"
elif (( $+functions[compdef] )); then
  compdef _escrow-cli escrow-cli
fi
`;

const fish = `# Completion of escrow-cli for fish.
function __escrow_cli_complete
    set -l lines (escrow-cli ${askWord} fish (commandline -pc | string collect) 2>/dev/null </dev/null)
    if test "$lines[1]" = files
        set -l word (commandline -ct)
        set -l flag (string match -r -- '^--[^=]+=' $word)
        __fish_complete_path (string replace -r -- '^--[^=]+=' '' $word) | string replace -r -- '^' "$flag"
    else
        printf '%s\\n' $lines[2..]
    end
end
complete -c escrow-cli -e
complete -c escrow-cli -f -k -a '(__escrow_cli_complete)'
`;

export const scripts: Readonly<Record<Shell, string>> = { bash, zsh, fish };
