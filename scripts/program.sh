#!/bin/sh
# Print the path of a program to test with: scripts/program.sh nginx nginx-light
# If there is none: install the packages named after it, as root, where the system has apt.
set -eu
name=$1
shift
find_it() {
    for folder in $(echo "$PATH" | tr ':' ' ') /usr/sbin /sbin /usr/lib/postgresql/*/bin; do
        if [ -x "$folder/$name" ]; then
            echo "$folder/$name"
            return 0
        fi
    done
    return 1
}
find_it && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    # Tests run side by side, and so would their installations.
    exec 9>"${TMPDIR:-/tmp}/sandtable-programs.lock"
    flock 9
    find_it && exit 0
    echo "no $name here: installing it for the tests" >&2
    # A package that starts a service when it is installed must not do so on this machine.
    policy=/usr/sbin/policy-rc.d
    if [ ! -e $policy ]; then
        printf '#!/bin/sh\nexit 101\n' >$policy && chmod +x $policy
        trap 'rm -f $policy' EXIT
    fi
    # One list of packages for all programs that are installed together.
    find /var/lib/apt/lists -maxdepth 1 -name '*Packages*' -mmin -60 | grep -q . ||
        apt-get update -qq -o Acquire::Retries=3 >&2
    DEBIAN_FRONTEND=noninteractive apt-get install -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 -y -qq --no-install-recommends "$@" >&2
    find_it && exit 0
fi
echo "there is no $name here, and it cannot be installed" >&2
exit 1
